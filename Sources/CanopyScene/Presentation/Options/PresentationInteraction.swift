/// The interaction with views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }

  private let kind: Kind

  /// The highest detent that allows interaction; nil if all do.
  var limit: PresentationDetent? {
    if case .enabled(let detent) = kind { detent } else { nil }
  }

  /// The default interaction: disabled.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// People can interact with views behind the presentation.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  /// People can't interact with views behind the presentation.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Enables interaction as long as the sheet isn't higher than at `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// The first effect of a swipe on the content of a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }
  private let kind: Kind

  /// The default effect: it resizes the sheet.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// A swipe resizes the sheet, and scrolls the content once the sheet is at its largest detent.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// A swipe scrolls the content. The sheet is resized by its drag indicator only.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

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
