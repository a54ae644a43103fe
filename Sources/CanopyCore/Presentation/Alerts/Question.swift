/// What an alert or a dialog shows: a title, a message and things to do. Each of those ends it.
struct Question<Actions: View, Message: View> {
  let title: Text
  let showsTitle: Bool
  let message: Message
  let actions: Actions
  @Environment(\.standardAction) private var standardAction

  init(title: Text, showsTitle: Bool, message: Message, actions: Actions) {
    self.title = title
    self.showsTitle = showsTitle
    self.message = message
    self.actions = actions
  }
}

extension Question: View {
  var body: some View {
    VStack {
      if showsTitle { title }
      message
      actions
      switch standardAction {
      case .ok: PressableView(role: nil, action: {}) { Text("OK") }
      case .cancel: PressableView(role: "cancel", action: {}) { Text("Cancel") }
      case nil: EmptyView()
      }
    }
  }
}

/// The action that the system adds.
enum StandardAction {
  case ok
  case cancel
}

extension EnvironmentValues {
  @Entry var standardAction: StandardAction?
}

/// The data that an alert or a dialog is about, as it was when that came.
struct Asked<Data> {
  let data: Data
}

extension View {
  /// Presents an alert or a dialog about `data` while a condition holds.
  ///
  /// What happens to the data meanwhile makes no difference.
  nonisolated func question<Data, Actions: View, Message: View>(
    _ container: PresentationContainer, _ title: Text, _ titleVisibility: Visibility, _ isPresented: Binding<Bool>,
    _ data: Data?, _ actions: @escaping (Data) -> Actions, _ message: @escaping (Data) -> Message
  ) -> some View {
    let item = Binding<Asked<Data>?>(
      get: { isPresented.wrappedValue ? data.map(Asked.init) : nil },
      set: { if $0 == nil { isPresented.wrappedValue = false } })
    return question(
      container, "isPresented:", item, identify: { _ in true }, isStillWanted: { isPresented.wrappedValue }
    ) {
      Question(
        title: title, showsTitle: titleVisibility == .visible, message: message($0.data), actions: actions($0.data))
    }
  }

  nonisolated func question<Item, Content: View>(
    _ container: PresentationContainer, _ label: String, _ item: Binding<Item?>,
    identify: @escaping (Item) -> AnyHashable, isStillWanted: (() -> Bool)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        container: container, name: "\(container)(\(label))", place: nil, item: item, identify: identify,
        isStillWanted: isStillWanted, onDismiss: nil, content: content))
  }
}
