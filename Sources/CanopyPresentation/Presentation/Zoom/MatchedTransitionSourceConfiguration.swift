public import CanopyDisplay
public import CanopyStyle
public import Foundation

/// The look of a source while a presentation zooms from it. See `matchedTransitionSource(id:in:configuration:)`.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// The fill, shape and shadow of the source.
  var _look: _ZoomSourceLook { get }
}

/// The look of a source while a presentation zooms from it.
public struct _ZoomSourceLook: Sendable {
  var background: Color?
  var shape: RoundedRectangle?
  var shadow: Shadow?

  struct Shadow: Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
  }
}

/// A configuration that leaves the look of the source unchanged.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _look: _ZoomSourceLook { _ZoomSourceLook() }
}

/// A configuration that changes the look of the source.
private struct ChangedConfiguration: MatchedTransitionSourceConfiguration {
  var _look: _ZoomSourceLook

  init(_ look: _ZoomSourceLook, _ change: (inout _ZoomSourceLook) -> Void) {
    _look = look
    change(&_look)
  }
}

extension MatchedTransitionSourceConfiguration {
  /// Fills the area behind the source.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    ChangedConfiguration(_look) { $0.background = style }
  }

  /// Clips the source to a rounded rectangle.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    ChangedConfiguration(_look) { $0.shape = shape }
  }

  /// Adds a shadow to the source.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    ChangedConfiguration(_look) {
      $0.shadow = _ZoomSourceLook.Shadow(color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }
}
