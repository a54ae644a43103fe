extension Text {
  /// The style in which a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a timer: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle: Codable {
  /// Decodes a style.
  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }

  /// Encodes the name of the style.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }
}
