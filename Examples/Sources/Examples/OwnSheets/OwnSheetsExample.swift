import SwiftUI

/// The programs of this folder, for the gallery.
public enum OwnSheetsExample: Sendable {
  case drawer, paper, popup, menu, toast

  /// The program, before people have opened anything.
  @MainActor @ViewBuilder public var program: some View {
    switch self {
    case .drawer: PlacesMap()
    case .paper: PlantShelf()
    case .popup: Workshop()
    case .menu: MailWithMenu()
    case .toast: Mailbox()
    }
  }
}
