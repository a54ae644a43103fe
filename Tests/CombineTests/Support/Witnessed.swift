/// An object of which a test wants to know whether it is gone.
final class Witnessed {
  init() {}
}
