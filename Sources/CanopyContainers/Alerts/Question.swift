internal import CanopyControls
internal import CanopyPresentation
package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import CanopyText

/// The content of an alert or a dialog: a title, a message, and actions. Each action dismisses it.
///
/// The system adds an OK button to an alert without buttons, and a Cancel button to a dialog without a Cancel button.
struct Question<Actions: View, Message: View> {
  let title: Text
  let showsTitle: Bool
  let message: Message
  let actions: Actions
  @Environment(\.presentationContainer) private var container
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.controlTokens.question.fieldFont) private var fieldFont

  init(title: Text, showsTitle: Bool, message: Message, actions: Actions) {
    self.title = title
    self.showsTitle = showsTitle
    self.message = message
    self.actions = actions
  }
}

extension Question: View {
  var body: some View {
    Group(subviews: views) { subviews in
      QuestionView(
        arrangement: arrangement, title: showsTitle ? title : nil,
        content: QuestionContent(subviews, isAlert: arrangement == .alert))
    }
    ._presentationOption { $0.title = title }
  }

  @ViewBuilder private var views: some View {
    message.containerValue(\.isQuestionMessage, true)
    actions._questionControls(isSheet: arrangement == .sheet).font(fieldFont)
  }

  private var arrangement: QuestionView.Arrangement {
    if container == .alert { return .alert }
    return sizeClass == .compact ? .sheet : .list
  }
}

/// The data of an alert or a dialog at the time when it was presented.
struct QuestionSubject<Data> {
  let data: Data
}

extension View {
  /// Presents an alert or a dialog about `data` while a condition is true.
  ///
  /// Changes of the data during the presentation have no effect.
  nonisolated func _question<Data, Actions: View, Message: View>(
    _ container: PresentationContainer, _ title: Text, _ titleVisibility: Visibility, _ isPresented: Binding<Bool>,
    _ data: Data?, _ actions: @escaping (Data) -> Actions, _ message: @escaping (Data) -> Message
  ) -> some View {
    let item = Binding<QuestionSubject<Data>?>(
      get: { isPresented.wrappedValue ? data.map(QuestionSubject.init) : nil },
      set: { if $0 == nil { isPresented.wrappedValue = false } })
    return _question(
      container, "isPresented:", item, identify: { _ in true }, isStillWanted: { isPresented.wrappedValue }
    ) {
      Question(
        title: title, showsTitle: titleVisibility == .visible, message: message($0.data), actions: actions($0.data))
    }
  }

  /// Presents an alert or a dialog while an item isn't nil.
  ///
  /// If the item's identity changes, a new alert or dialog replaces the current one. Items without identity count as the same
  /// item.
  nonisolated func _question<Item, Actions: View, Message: View>(
    _ container: PresentationContainer, _ item: Binding<Item?>, _ title: @escaping (Item) -> Text,
    _ titleVisibility: Visibility, _ actions: @escaping (Item) -> Actions, _ message: @escaping (Item) -> Message
  ) -> some View {
    _question(container, "item:", item, identify: identity(of:)) {
      Question(
        title: title($0), showsTitle: titleVisibility == .visible, message: message($0), actions: actions($0))
    }
  }

  nonisolated func _question<Item, Content: View>(
    _ container: PresentationContainer, _ label: String, _ item: Binding<Item?>,
    identify: @escaping (Item) -> AnyHashable, isStillWanted: (() -> Bool)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    _presenting(
      container, named: "\(container)(\(label))", item: item, identify: identify, isStillWanted: isStillWanted,
      content: content)
  }
}

extension View {
  /// Presents one of the framework's own alerts about an item while the item isn't nil.
  nonisolated package func _asking<Item: Identifiable, Actions: View>(
    _ item: Binding<Item?>, named name: String, title: @escaping (Item) -> Text, message: @escaping (Item) -> Text,
    onDismiss: @escaping (Item) -> Void, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    _presenting(.alert, named: name, item: item, identify: { AnyHashable($0.id) }, onDismiss: onDismiss) {
      Question(title: title($0), showsTitle: true, message: message($0), actions: actions($0))
    }
  }
}

private func identity(of item: some Any) -> AnyHashable {
  if let item = item as? any Identifiable { return item._erasedID }
  return item as? AnyHashable ?? AnyHashable(true)
}

extension Identifiable {
  fileprivate var _erasedID: AnyHashable { AnyHashable(id) }
}
