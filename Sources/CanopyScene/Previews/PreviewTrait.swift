public import Foundation

/// A customization of how a preview shows its content.
public struct PreviewTrait<T>: Equatable, Sendable {
  /// The customization of a trait.
  package enum Customization: Equatable, Sendable {
    /// The preview fills the window of the device.
    case window
    /// The preview has the size of its content.
    case content
    case fixed(width: CGFloat, height: CGFloat)
    case orientation(InterfaceOrientation)
    case modifier(PreviewModifierBox)
  }

  package let customization: Customization
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Centers the preview in a container of the device's size.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(customization: .window) }

  /// Fits the container to the size of the preview.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(customization: .content) }

  /// Centers the preview in a container of the given size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(customization: .fixed(width: width, height: height))
  }

  /// Shows the preview on a device that is held upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(customization: .orientation(.portrait)) }

  /// Shows the preview on a device that is held upside down.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(customization: .orientation(.portraitUpsideDown))
  }

  /// Shows the preview on a device in landscape orientation, its top edge to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(customization: .orientation(.landscapeLeft)) }

  /// Shows the preview on a device in landscape orientation, its top edge to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(customization: .orientation(.landscapeRight)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the content of the preview.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(customization: .modifier(PreviewModifierBox(modifier)))
  }
}
