import { startStamps } from "./stamp";

startStamps();
