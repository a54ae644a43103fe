/// Counts what the calling thread takes from the heap, and how often it retains Swift objects, so that a test can say
/// "this allocates nothing" while other tests run beside it.

#pragma once

#include <stdbool.h>

/// Whether allocations are counted: not under a sanitizer, which brings an allocator of its own.
bool countsAllocations(void);

/// Whether retains are counted: not under a sanitizer, and only on x86-64.
bool countsRetains(void);

/// How often this thread has taken a block from the heap, with `malloc` or one of its kind.
long allocationsOfThisThread(void);

/// How often this thread has given a block back, or exchanged one for another of a different size.
long deallocationsOfThisThread(void);

/// How often compiled code has retained a Swift object on this thread. Retains inside the runtime do not count.
long retainsOfThisThread(void);
