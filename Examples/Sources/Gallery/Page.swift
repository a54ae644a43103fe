import SwiftUI

/// A page of the gallery.
struct Page: Identifiable {
  /// What its file is called.
  let name: String
  let title: LocalizedStringKey
  let symbol: String
  let content: AnyView

  var id: String { name }

  init(_ name: String, _ title: LocalizedStringKey, symbol: String, @ViewBuilder content: () -> some View) {
    self.name = name
    self.title = title
    self.symbol = symbol
    self.content = AnyView(content())
  }

  /// The pages that are drawn into files, too.
  @MainActor static let drawn = [
    Page("fonts", "A font reaches through stacks", symbol: "textformat") { FontsPage() },
    Page("theme", "A theme, and a part with another one", symbol: "paintpalette") { ThemePage() },
    Page("environment", "Who has set what", symbol: "list.bullet") { EnvironmentPage() },
    Page("lines", "As many lines as allowed", symbol: "text.alignleft") { LinesPage() },
    Page("regions", "Text sizes and languages", symbol: "globe") { RegionsPage() },
    Page("drawing", "Shapes, symbols and effects", symbol: "star") { DrawingPage() },
    motion,
  ]

  @MainActor static let motion =
    Page("motion", "Springs, keyframes and a throw", symbol: "hare") { MotionPage() }

  /// The families of controls, with each control in each of its states.
  @MainActor static let controls = [
    Page("buttons", "Buttons and links", symbol: "hand.tap") { ButtonsPage() },
    Page("values", "Values", symbol: "slider.horizontal.3") { ValuesPage() },
    Page("pickers", "Pickers and colors", symbol: "checklist") { PickersPage() },
    Page("menus", "Menus", symbol: "filemenu.and.selection") { MenusPage() },
    Page("dates", "Dates", symbol: "calendar") { DatesPage() },
    Page("fields", "Text fields", symbol: "character.cursor.ibeam") { FieldsPage() },
    Page("editors", "Writing and sharing", symbol: "square.and.pencil") { EditorsPage() },
  ]

  /// Lists and forms, which fill their window.
  @MainActor static let lists = [
    Page("tasks", "A list of tasks", symbol: "checklist") { TasksPage() },
    Page("settings", "A form", symbol: "gearshape") { SettingsPage() },
    Page("recipes", "Pages above each other", symbol: "book") { RecipesPage() },
    Page("mail", "Columns beside each other", symbol: "envelope") { MailPage() },
  ]

  /// Pages for trying out presentations, which fill their window.
  @MainActor static let presentations = [
    Page("sheet", "A sheet inherits the environment", symbol: "rectangle.portrait") { DiaryPage() },
    Page("drag", "A sheet between detents", symbol: "arrow.up.arrow.down") { DraggedSheetPage() },
    Page("stack", "Sheets in front of each other", symbol: "square.stack") { StackPage() },
    Page("own", "A sheet that an app has made", symbol: "hammer") { OwnSheetsPage(kind: .own) },
    Page("popover", "A popover", symbol: "bubble.left") { PopoverPage() },
    Page("alert", "An alert", symbol: "exclamationmark.triangle") { QuestionsPage(question: .alert) },
    Page("dialog", "A dialog", symbol: "questionmark.circle") { QuestionsPage(question: .dialog) },
    Page("cover", "A boarding pass covers the window", symbol: "airplane") { CoverPage() },
    Page("inspector", "An inspector", symbol: "sidebar.right") { InspectorPage() },
    Page("zoom", "A picture grows out of its place", symbol: "plus.magnifyingglass") { ZoomPage() },
  ]
}

/// A page as large as a phone, with its title.
struct PageFrame: View {
  let page: Page
  /// The height, or nil for that of the content.
  var height: CGFloat? = 640

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(page.title).font(.title2.bold())
      page.content
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(width: 390, height: height, alignment: .topLeading)
    .background(.background)
  }
}

/// A part of a page on a surface of its own.
struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      content
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 12))
  }
}
