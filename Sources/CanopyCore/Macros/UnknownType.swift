// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Stands in for a type that doesn't exist, in what ``State()`` adds to a property whose type is unknown.
///
/// The compiler has reported the type where it is written. Every literal is a value of this one, so that it doesn't also
/// report the initial value.
public struct __UnknownType: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) {}
  public init(booleanLiteral: Bool) {}
  public init(integerLiteral: Int) {}
  public init(floatLiteral: Double) {}
  public init(stringLiteral: String) {}
  public init(arrayLiteral: Any?...) {}
  public init(dictionaryLiteral: (AnyHashable, Any)...) {}
}
