/// The shape of the border around fields for text.
public struct TextInputBorderShape: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle }
  package let kind: Kind

  /// Decides by where the field is.
  public static var automatic: TextInputBorderShape { TextInputBorderShape(kind: .automatic) }

  /// A rectangle whose ends are round.
  public static var capsule: TextInputBorderShape { TextInputBorderShape(kind: .capsule) }

  /// A rectangle with round corners.
  public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(kind: .roundedRectangle) }
}
