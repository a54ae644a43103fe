internal import CanopyCore

extension Scene {
  /// Adds commands to the menus of the app.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()._commandsContent
    return sceneModifier { TupleView((commands, $0)) }
  }

  /// Removes all commands of this scene, also those that every app has.
  public func commandsRemoved() -> some Scene { commandsReplaced { EmptyCommands() } }

  /// Replaces all commands of this scene, also those that every app has.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()._commandsContent
    return sceneModifier { scene in
      let mark = CommandSection(place: .withoutStandard, content: EmptyView())
      return TupleView((commands, mark, AnyView(scene.environment(\.commandsAreReplaced, true))))
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a modifier around replaces the commands of a scene.
  @Entry var commandsAreReplaced: Bool = false
}
