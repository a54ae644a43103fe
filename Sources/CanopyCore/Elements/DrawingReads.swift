package import CanopyDrawing
internal import CanopyGraph

/// The state, objects and environment values that code reads while it draws an element. The element is redrawn when any of them
/// changes.
package final class DrawingReads: Source {
  /// The element that was drawn last; 0 if none was.
  private var element: ElementIndex = 0
  /// The code to run when the source is evaluated, so that its reads are recorded.
  private var work: (() -> Void)?
  private var observation: BodyObservation?

  package override init() {}

  deinit { observation?.cancel() }

  override var label: String { "what drawing reads" }

  /// Runs `draw` for an element, and observes its reads.
  @MainActor
  package func following(_ element: ElementIndex, _ draw: () -> [DisplayItem]) -> [DisplayItem] {
    self.element = element
    // Nothing else can be evaluated while bodies run.
    if Updating.isHere { return draw() }
    return withoutActuallyEscaping(draw) { draw in
      var items: [DisplayItem]?
      work = { items = draw() }
      if !hasReaders { keep() }
      ViewRuntime.graph.invalidate(node)
      Updating.run { ViewRuntime.graph.update() }
      work = nil
      return items ?? draw()
    }
  }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    let observation = observation ?? BodyObservation()
    self.observation = observation
    if let work {
      self.work = nil
      observation.follow(work)
    } else {
      ViewRuntime.elements.needsDrawing(element)
    }
    observation.trackHere()
    return false
  }
}
