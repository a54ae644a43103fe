public import Foundation

/// A place on a view, as others may ask for it.
@frozen public struct Anchor<Value> {
  /// What to take of a view.
  public struct Source: Sendable {
    /// The whole of the view, or a part of it in its own coordinates.
    package enum Place: Sendable {
      case bounds
      case rect(CGRect)
    }

    package let place: Place
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<Value>.Source { Anchor.Source(place: .bounds) }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<Value>.Source { Anchor.Source(place: .rect(rect)) }
}
