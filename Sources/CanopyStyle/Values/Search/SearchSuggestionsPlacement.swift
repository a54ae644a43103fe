/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Place: Sendable { case automatic, menu, content }
  private let place: Place

  /// Depends on the host.
  public static let automatic = SearchSuggestionsPlacement(place: .automatic)

  /// In a menu attached to the search field.
  public static let menu = SearchSuggestionsPlacement(place: .menu)

  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(place: .content)

  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The type of the elements of the set.
    public typealias Element = SearchSuggestionsPlacement.Set

    /// The placements as bits.
    public var rawValue: Int

    /// Creates a set of placements from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu attached to the search field.
    public static let menu = Set(rawValue: 1 << 0)

    /// In place of the content.
    public static let content = Set(rawValue: 1 << 1)
  }
}
