/// The interaction with views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }

  private let kind: Kind

  /// The highest detent at which it can; nil if that does not matter.
  var limit: PresentationDetent? {
    if case .enabled(let detent) = kind { detent } else { nil }
  }

  /// The default interaction: disabled.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  /// It cannot.
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
  /// It makes the sheet higher, and scrolls when that is as high as it can be.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// It scrolls; only the indicator resizes.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}
