public import CanopyCore

/// How the user finds text in a view that holds text.
public struct FindContext {
  /// Whether the panel to find text is shown, and the way to change that; nil where nobody has given a binding.
  public var isPresented: Binding<Bool>?

  /// Whether what is found can be replaced.
  public var supportsReplace: Bool

  package init(isPresented: Binding<Bool>?, supportsReplace: Bool) {
    self.isPresented = isPresented
    self.supportsReplace = supportsReplace
  }
}
