internal import CanopyCore

extension Scene {
  /// Adds commands to the menus of the app.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()._commandsContent
    return _sceneModifier { TupleView((commands, $0)) }
  }

  /// Removes all commands of this scene: those that its modifiers add, and those that open its windows. If every scene removes
  /// its commands, the app's standard commands are removed, too.
  ///
  /// ```swift
  /// WindowGroup("Note", for: Note.ID.self) { $id in NoteView(id: id) }
  ///   .commandsRemoved()
  /// ```
  public func commandsRemoved() -> some Scene { commandsReplaced { EmptyCommands() } }

  /// Replaces all commands of this scene. The original commands are removed as with ``commandsRemoved()``.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()._commandsContent
    return _sceneModifier { TupleView((commands, AnyView($0.environment(\.commandsAreReplaced, true)))) }
  }
}
