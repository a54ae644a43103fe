public import Foundation

/// A way in which a preview shows its content.
public struct PreviewTrait<T>: Equatable, Sendable {
  /// How large a preview is.
  package enum Layout: Equatable, Sendable {
    /// As large as the window it is shown in.
    case window
    /// As large as its content asks to be.
    case content
    case fixed(width: CGFloat, height: CGFloat)
  }

  package let layout: Layout
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the content in a whole window.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(layout: .window) }

  /// Makes the preview as large as its content asks to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .content) }

  /// Makes the preview this large, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
}
