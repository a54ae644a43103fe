public import Foundation

extension DynamicViewContent {
  /// Lets people delete elements of the data in a list.
  ///
  /// ```swift
  /// ForEach(messages) { MessageRow($0) }
  ///   .onDelete { messages.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameter action: A closure that deletes the elements at offsets of the data; nil to let people delete none.
  @MainActor @preconcurrency
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(ContentEditModifier(path: \.delete, action: action))
  }

  /// Lets people move elements of the data in a list.
  ///
  /// - Parameter action: A closure that moves the elements at offsets of the data to the place before another offset; nil to let
  ///   people move none.
  @MainActor @preconcurrency
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(ContentEditModifier(path: \.move, action: action))
  }
}

extension ModifiedContent: @MainActor DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements.
  public var data: Content.Data { content.data }
}

/// The ways in which people can edit the data of a row.
package struct ContentEdits {
  package fileprivate(set) var delete: ContentEdit<(IndexSet) -> Void>?
  package fileprivate(set) var move: ContentEdit<(IndexSet, Int) -> Void>?
}

/// The action of a program when people edit data.
package struct ContentEdit<Action> {
  package let action: Action
  /// The element inside which the data are: its outermost `ForEach` has them.
  package let parent: ElementIndex
}

extension ContainerValues {
  /// The ways in which people can edit the data of the view.
  package var contentEdits: ContentEdits {
    get { self[ContentEditsKey.self] }
    set { self[ContentEditsKey.self] = newValue }
  }
}

private enum ContentEditsKey: ContainerValueKey {
  static var defaultValue: ContentEdits { ContentEdits() }
}

/// A modifier that sets what happens when people edit the data of its content.
struct ContentEditModifier<Action> {
  let path: WritableKeyPath<ContentEdits, ContentEdit<Action>?>
  let action: Action?
}

@MainActor
extension ContentEditModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> ContainerValueSource {
    ContainerValueSource(setter(inside: context.parent), context)
  }

  func update(_ source: ContainerValueSource) {
    source.setter = setter(inside: source.parent)
    source.containerValueChanged()
  }

  private func setter(inside parent: ElementIndex) -> (inout ContainerValues) -> Void {
    { [path, action] in $0.contentEdits[keyPath: path] = action.map { ContentEdit(action: $0, parent: parent) } }
  }
}
