package import CanopyDrawing
internal import CanopyGraph

/// The state, objects and environment values that code reads while it draws an element. When any of them changes, the element
/// is drawn again.
package final class DrawingReads: Source {
  /// The element that was drawn last; 0 if none was.
  private var element: ElementIndex = 0
  /// The code to run when this is evaluated, so that its reads count.
  private var work: (() -> Void)?
  private var observation: BodyObservation?

  package override init() {}

  deinit { observation?.cancel() }

  override var label: String { "what drawing reads" }

  /// Runs `draw` for an element, and observes its reads.
  @MainActor
  package func following(_ element: ElementIndex, _ draw: () -> [DisplayItem]) -> [DisplayItem] {
    self.element = element
    // While bodies run, nothing else can be evaluated.
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
