extension Text {
  /// How a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: String, Codable, Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far it is from now: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now, with a sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far it is from now, as a clock shows it: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle: Codable {
  /// Reads what ``encode(to:)`` has written.
  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }

  /// Writes the name of the style.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }
}
