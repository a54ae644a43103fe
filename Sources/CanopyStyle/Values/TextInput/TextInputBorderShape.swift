/// The shape of the border of a text field.
public struct TextInputBorderShape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle }
  package let kind: Kind

  /// Depends on the context of the field.
  public static var automatic: TextInputBorderShape { TextInputBorderShape(kind: .automatic) }

  /// A capsule.
  public static var capsule: TextInputBorderShape { TextInputBorderShape(kind: .capsule) }

  /// A rectangle with rounded corners.
  public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(kind: .roundedRectangle) }
}
