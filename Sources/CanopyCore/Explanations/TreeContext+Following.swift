package import CanopyDrawing

@MainActor
extension TreeContext {
  /// Creates a context. The bodies of its trees are followed if it is diagnosed, or while a trace is written.
  package convenience init(
    isDiagnosed: Bool = false, namesWriters: Bool? = nil, clock: WindowClock = WindowClock(),
    textEngine: any TextEngine = FixedTextEngine.shared, imageEngine: (any ImageEngine)? = nil
  ) {
    Trace.beginIfAsked()
    self.init(
      isDiagnosed: isDiagnosed, namesWriters: namesWriters ?? isDiagnosed, clock, textEngine, imageEngine)
    if isDiagnosed || Trace.isRunning { followBodies() }
  }

  /// Remembers from now on why bodies run.
  func followBodies() { follow(by: histories) }

  /// The last runs of bodies, where they are remembered.
  var histories: BodyHistories { self[BodyHistories.companion] }
}
