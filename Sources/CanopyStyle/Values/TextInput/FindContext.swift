public import CanopyCore

/// The context for finding text in a view that contains text.
public struct FindContext {
  /// A binding to whether the find panel is presented, or nil if none was given.
  public var isPresented: Binding<Bool>?

  /// A Boolean value that indicates whether the user can replace the text that is found.
  public var supportsReplace: Bool

  package init(isPresented: Binding<Bool>?, supportsReplace: Bool) {
    self.isPresented = isPresented
    self.supportsReplace = supportsReplace
  }
}
