public import CanopyCore
public import CanopyStyle

/// A menu of an app.
///
/// ```swift
/// CommandMenu("Note") {
///   Button("Pin") { pin() }.keyboardShortcut("p")
/// }
/// ```
@MainActor @preconcurrency
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let title: Text
  private let content: Content

  /// Creates a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu.
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Creates a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _commandsContent: AnyView { AnyView(CommandSection(place: .menu(title), content: content)) }
}

/// Commands in a menu that every app has.
///
/// ```swift
/// CommandGroup(after: .newItem) { Button("New from Template…") { … } }
/// CommandGroup(replacing: .help) { Button("Guide") { … } }
/// ```
@MainActor @preconcurrency
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let place: CommandPlace
  private let content: Content

  init(_ place: CommandPlace, _ content: Content) {
    self.place = place
    self.content = content
  }

  /// Creates commands in front of those at a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before(group), addition())
  }

  /// Creates commands behind those at a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after(group), addition())
  }

  /// Creates commands instead of those at a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing(group), addition())
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var _commandsContent: AnyView { AnyView(CommandSection(place: place, content: content)) }
}

/// A place in the menus of every app.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Opening and creating windows and documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy, and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing of text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formats of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The place of commands in the menus of an app.
enum CommandPlace {
  /// A menu of the app's own.
  case menu(Text)
  /// The commands that every app has there.
  case standard(CommandGroupPlacement)
  /// The commands that apps have there if they have something for them, such as documents.
  case optional(CommandGroupPlacement)
  case before(CommandGroupPlacement)
  case after(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
}
