/// The presentation of a view: the older form of `isPresented` and `dismiss`.
public struct PresentationMode: Sendable {
  /// A Boolean value that indicates whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the presentation if the view is presented.
  public mutating func dismiss() { isPresented = false }
}
