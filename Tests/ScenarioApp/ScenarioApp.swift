import SwiftUI

/// An app for scenarios, which run in all hosts.
@main
struct ScenarioApp: App {
  var body: some Scene {
    WindowGroup("Scenarios") { Workbench() }
      .defaultSize(width: 480, height: 400)
  }
}

/// The pages of the app, one for each kind of scenario.
struct Workbench: View {
  private enum Page: String, CaseIterable {
    case notes = "Notes"
    case controls = "Controls"
    case rows = "Rows"
    case elements = "Elements"
    case letter = "Letter"
    case trip = "Trip"
  }

  @State private var page = Page.notes

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        ForEach(Page.allCases, id: \.self) { other in
          Button(other.rawValue) { page = other }.disabled(other == page)
        }
      }
      switch page {
      case .notes: NotesPage()
      case .controls: ControlsPage()
      case .rows: RowsPage()
      case .elements: ElementsPage()
      case .letter: LetterPage()
      case .trip: TripPage()
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}
