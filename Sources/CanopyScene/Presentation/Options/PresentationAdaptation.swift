/// The adaptation of a presentation to a compact size class.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  private let kind: Kind

  /// The default adaptation: a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The presentation isn't adapted.
  public static let none = PresentationAdaptation(kind: .none)
  /// The presentation becomes a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// The presentation becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// The presentation becomes a cover that hides everything behind it.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
