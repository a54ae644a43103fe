// The runtime's functions that retain, each counting and then calling the real one. They are found before the
// runtime's because they lie in the program itself.
//
// The runtime could be asked to call `_swift_retain`, a variable, on every retain. But Swift 6.3 then strips the tag
// from small strings and retains what is left of them.

#define _GNU_SOURCE

#include "CAllocationCounter.h"
#include "Sanitizers.h"

// Elsewhere these functions preserve registers that C does not.
#if RUNS_UNDER_SANITIZER || !defined(__x86_64__)

bool countsRetains(void) { return false; }
long retainsOfThisThread(void) { return 0; }

#else

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

static _Thread_local long retains;

bool countsRetains(void) { return true; }
long retainsOfThisThread(void) { return retains; }

// The address is looked up once. Several threads may do so at the same time and find the same.
#define REAL(type, name) \
  static type real; \
  type function = __atomic_load_n(&real, __ATOMIC_RELAXED); \
  if (function == NULL) { \
    function = (type)dlsym(RTLD_NEXT, name); \
    __atomic_store_n(&real, function, __ATOMIC_RELAXED); \
  } \
  retains += 1

typedef void *(*Retain)(void *object);
typedef void *(*RetainMany)(void *object, uint32_t times);

void *swift_retain(void *object) {
  REAL(Retain, "swift_retain");
  return function(object);
}

void *swift_retain_n(void *object, uint32_t times) {
  REAL(RetainMany, "swift_retain_n");
  return function(object, times);
}

void *swift_bridgeObjectRetain(void *object) {
  REAL(Retain, "swift_bridgeObjectRetain");
  return function(object);
}

void *swift_bridgeObjectRetain_n(void *object, uint32_t times) {
  REAL(RetainMany, "swift_bridgeObjectRetain_n");
  return function(object, times);
}

#endif
