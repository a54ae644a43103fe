public import CanopyCore
public import CanopyText

/// A custom menu of an app.
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

  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Creates a menu named by a text.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  public var _commandsContent: AnyView { AnyView(CommandSection(place: .menu(title), content: content)) }
}

/// Commands in a standard menu.
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

  /// Adds commands before a standard group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.before(group), addition())
  }

  /// Adds commands after a standard group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.after(group), addition())
  }

  /// Replaces the commands of a standard group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(.replacing(group), addition())
  }

  public var _commandsContent: AnyView { AnyView(CommandSection(place: place, content: content)) }
}

/// The position of a standard group in the menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Commands that show information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Commands that open the app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Commands that use services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Commands that hide and show the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Commands that end the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Commands that create and open windows and documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Commands that import and export data.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Commands that print.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// The undo and redo commands.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The cut, copy, and paste commands.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Commands that edit text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Commands that change the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Commands that show and hide the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Commands that change the size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of open windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Commands that open the app's single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Commands that open help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The position of commands in the app's menus.
enum CommandPlace {
  /// A custom menu.
  case menu(Text)
  /// The standard commands of a group.
  case standard(CommandGroupPlacement)
  /// Commands that only some apps have in a group, such as those for documents.
  case optional(CommandGroupPlacement)
  case before(CommandGroupPlacement)
  case after(CommandGroupPlacement)
  case replacing(CommandGroupPlacement)
}
