import Glibc

/// Whether what is never freed is reported. Foundation's timers never are, once they were in a run loop.
let leaksAreReported = dlsym(nil, "__lsan_enable") != nil
