#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define RUNS_UNDER_SANITIZER 1
#endif
#endif

#ifndef RUNS_UNDER_SANITIZER
#define RUNS_UNDER_SANITIZER 0
#endif
