// The functions of the heap, each counting and then calling the C library's own by its other name. They are found
// before the library's because they lie in the program itself.

#include "CAllocationCounter.h"
#include "Sanitizers.h"

#if RUNS_UNDER_SANITIZER

bool countsAllocations(void) { return false; }
long allocationsOfThisThread(void) { return 0; }
long deallocationsOfThisThread(void) { return 0; }

#else

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Thread_local long allocations, deallocations;

bool countsAllocations(void) { return true; }
long allocationsOfThisThread(void) { return allocations; }
long deallocationsOfThisThread(void) { return deallocations; }

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations += 1;
  if (block != NULL) deallocations += 1;
  return __libc_realloc(block, size);
}

void free(void *block) {
  if (block != NULL) deallocations += 1;
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations += 1;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

#endif
