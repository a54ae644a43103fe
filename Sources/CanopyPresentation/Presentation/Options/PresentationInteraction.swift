/// The kinds of interaction that are available with views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }

  private let kind: Kind

  /// The highest detent at which interaction is available; nil if interaction doesn't depend on the detent.
  var limit: PresentationDetent? {
    if case .enabled(let detent) = kind { detent } else { nil }
  }

  /// The default interaction: people can't interact with views behind the presentation.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// People can interact with views behind the presentation.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  /// People can't interact with views behind the presentation.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Enables interaction while the sheet isn't higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// The response of a sheet to a swipe on its content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }
  private let kind: Kind

  /// The default response, which is the same as `resizes`.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// A swipe resizes the sheet until the sheet is at its highest detent, and then scrolls the content.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// A swipe scrolls the content. Only the drag indicator resizes the sheet.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// The adaptation of a presentation to a compact size class.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  private let kind: Kind

  /// The default adaptation: a popover becomes a sheet in a compact width, and a sheet becomes a cover in a compact height.
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
