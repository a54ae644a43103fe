public import CanopyCore

/// A result builder that combines commands.
@resultBuilder
public enum CommandsBuilder {
  /// Passes commands through.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes a single group of commands through.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Begins a block with several groups of commands.
  public static func buildPartialBlock<Content: Commands>(first: Content) -> Content { first }

  /// Adds commands to a block.
  public static func buildPartialBlock<First: Commands, Next: Commands>(
    accumulated: First, next: Next
  ) -> some Commands { CommandsPair(first: accumulated, second: next) }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    OptionalCommands(content: content)
  }

  /// Builds the first branch of an `if`.
  @MainActor
  public static func buildEither(first: some Commands) -> _BranchOfCommands {
    _BranchOfCommands(ViewBuilder.buildEither(first: first._commandsContent))
  }

  /// Builds the second branch of an `if`.
  @MainActor
  public static func buildEither(second: some Commands) -> _BranchOfCommands {
    _BranchOfCommands(ViewBuilder.buildEither(second: second._commandsContent))
  }

  /// Hides the type of commands that aren't available everywhere.
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { content }
}

/// Two groups of commands.
private struct CommandsPair<First: Commands, Second: Commands> {
  let first: First
  let second: Second
}

extension CommandsPair: PrimitiveCommands {
  var _commandsContent: AnyView { AnyView(TupleView((first._commandsContent, second._commandsContent))) }
}

/// Commands that may be absent.
private struct OptionalCommands<Content: Commands> {
  let content: Content?
}

extension OptionalCommands: PrimitiveCommands {
  var _commandsContent: AnyView { AnyView(content?._commandsContent) }
}

/// The commands of either branch of an `if`.
@MainActor
public struct _BranchOfCommands: PrimitiveCommands {
  private let content: _ConditionalContent<AnyView, AnyView>

  init(_ content: _ConditionalContent<AnyView, AnyView>) { self.content = content }

  public var _commandsContent: AnyView { AnyView(content) }
}
