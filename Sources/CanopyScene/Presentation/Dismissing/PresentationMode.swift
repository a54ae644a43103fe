/// Whether a view is presented, and the way to end that: the older form of `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Ends the presentation, if the view is presented.
  public mutating func dismiss() { isPresented = false }
}
