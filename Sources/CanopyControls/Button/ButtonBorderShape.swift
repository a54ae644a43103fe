public import CanopyCore
public import Foundation
internal import CanopyStyle

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  var isCircle: Bool { kind == .circle }

  /// A shape that the system chooses for the size of the button.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with fully rounded ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle, which suits labels that consist of a symbol.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with the default corner radius of buttons.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// Returns a rounded rectangle with a corner radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension View {
  /// Sets the shape of the bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    _changing(\.buttonBorderShape) { $0 = shape }
  }
}

extension EnvironmentValues {
  /// The shape of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
