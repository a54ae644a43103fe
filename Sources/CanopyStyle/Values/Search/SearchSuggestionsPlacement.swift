/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Place: Sendable { case automatic, menu, content }
  private let place: Place

  /// Decides by the host.
  public static let automatic = SearchSuggestionsPlacement(place: .automatic)

  /// In a menu at the search field.
  public static let menu = SearchSuggestionsPlacement(place: .menu)

  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(place: .content)

  /// Several of these places.
  public struct Set: OptionSet, Sendable {
    /// The type of the elements: sets of one place.
    public typealias Element = SearchSuggestionsPlacement.Set

    /// The places as bits.
    public var rawValue: Int

    /// Places given as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu at the search field.
    public static let menu = Set(rawValue: 1 << 0)

    /// In place of the content.
    public static let content = Set(rawValue: 1 << 1)
  }
}
