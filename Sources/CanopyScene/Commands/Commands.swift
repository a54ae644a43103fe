public import CanopyCore

/// An app's commands, which people choose from menus or invoke with keyboard shortcuts.
///
/// ```swift
/// struct NoteCommands: Commands {
///   @FocusedBinding(\.note) private var note
///
///   var body: some Commands {
///     CommandMenu("Note") {
///       Button("Mark as Done") { note?.isDone = true }.keyboardShortcut("d").disabled(note == nil)
///     }
///   }
/// }
/// ```
///
/// Focused values come from the front window.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that `body` returns.
  associatedtype Body: Commands

  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The commands as a node of the app's tree. Not for apps.
  @MainActor var _commandsContent: AnyView { get }
}

extension Commands {
  public var _commandsContent: AnyView { AnyView(StyleBody(self) { $0.body._commandsContent }) }
}

extension Never: Commands {
  public var _commandsContent: AnyView { AnyView(EmptyView()) }
}

/// Commands that aren't composed of others.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

@MainActor
extension PrimitiveCommands {
  public var body: Never { preconditionFailure("\(Self.self) are primitive commands, which have no body.") }
}

/// No commands.
@MainActor
public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  nonisolated public init() {}

  public var _commandsContent: AnyView { AnyView(EmptyView()) }
}

extension Group where Content: Commands {
  /// Groups the commands that `content` builds.
  public init(@CommandsBuilder content: () -> Content) { self.init(of: content(), ()) }
}

extension Group: Commands where Content: Commands {
  public var body: Never { preconditionFailure("A group of commands has no body.") }
  public var _commandsContent: AnyView { content._commandsContent }
}
