private import Glibc

/// Runs `body` on a new thread and waits for its end, so that the two never use anything at the same time.
func onAnotherThread(_ body: () -> Void) {
  withoutActuallyEscaping(body) { body in
    let box = Unmanaged.passRetained(Box(body: body))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Box>.fromOpaque(argument).takeUnretainedValue().body()
        return nil
      }, box.toOpaque())
    precondition(failure == 0, "No thread could be made: error \(failure).")
    pthread_join(thread, nil)
    box.release()
  }
}

private final class Box {
  let body: () -> Void

  init(body: @escaping () -> Void) { self.body = body }
}
