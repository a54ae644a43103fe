internal import CanopyCore

/// Commands in the tree of their app.
@MainActor
final class CommandRecord: AppPart {
  static let companion = TreeCompanion { AppParts<CommandRecord>() }

  struct Value {
    let place: CommandPlace
    let content: AnyView
  }

  let scope: EnvironmentScope
  private var value: Value
  private let source = OwnedSource("the content of commands")

  init(_ value: Value, in scope: EnvironmentScope) {
    self.value = value
    self.scope = scope
  }

  var place: CommandPlace { value.place }

  func update(_ value: Value) {
    self.value = value
    source.changed(inUpdate: ())
  }

  func didRemove() {}

  /// The commands. Reading them makes the running body depend on them.
  var content: AnyView {
    source.track()
    return value.content
  }
}

/// Commands for a position in the menus, as a node of the app's tree.
struct CommandSection<Content: View>: View {
  let place: CommandPlace
  let content: Content
  @Environment(\.commandsAreReplaced) private var areReplaced

  init(place: CommandPlace, content: Content) {
    self.place = place
    self.content = content
  }

  var body: some View {
    if !areReplaced { AppPartView<CommandRecord>(value: CommandRecord.Value(place: place, content: AnyView(content))) }
  }
}
