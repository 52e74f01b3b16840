/**
 * How the C library keeps the memory of a shop that draws (glibc; ignored elsewhere). By default each thread keeps what
 * its largest picture took, and a dozen threads draw, decode and encode by turns: a third of the process after one cover.
 * With two arenas, pictures of a megabyte in mappings of their own and little kept for next time, it goes back.
 * mallopt(3); read by the C library before `main`, so only whoever starts the shop can say it.
 */
export const ALLOCATOR = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
	MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
};
