import { startCarousel } from "./carousel";
import { startStamps } from "./stamp";

startCarousel();
startStamps();
