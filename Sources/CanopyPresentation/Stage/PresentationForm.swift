internal import CanopyStyle

/// The form in which a window shows a presentation.
enum PresentationForm {
  /// A card at the bottom of the window, as wide as the window, with detents.
  case sheet
  /// A card in the center of the window.
  case card
  /// A cover that fills the window.
  case cover
  /// A bubble with an arrow.
  case popover
  /// Content in the center of the window that draws its own background.
  case alert
  /// Content at the bottom of the window that draws its own background.
  case choice

  /// A Boolean value that indicates whether the stage draws the card of the presentation.
  var hasCard: Bool {
    switch self {
    case .sheet, .card, .cover, .popover: true
    case .alert, .choice: false
    }
  }
}

extension Presentation {
  /// The form in which the window shows the presentation.
  var form: PresentationForm {
    let isCompact = presenterEnvironment.horizontalSizeClass == .compact
    return switch shownAs {
    case .window, .fullScreenCover: .cover
    case .sheet: isCompact ? .sheet : .card
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: isCompact ? .choice : .alert
    }
  }
}
