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
    modifier(ContentEditModifier(path: \.contentEdits.delete, action: action))
  }

  /// Lets people move elements of the data in a list.
  ///
  /// - Parameter action: A closure that moves the elements at offsets of the data to the place before another offset; nil to let
  ///   people move none.
  @MainActor @preconcurrency
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(ContentEditModifier(path: \.contentEdits.move, action: action))
  }
}

extension ModifiedContent: @MainActor DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements.
  public var data: Content.Data { content.data }
}

/// The ways in which people can edit the data of a row.
package struct ContentEdits {
  package internal(set) var delete: ContentEdit<(IndexSet) -> Void>?
  package internal(set) var move: ContentEdit<(IndexSet, Int) -> Void>?
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
package struct ContentEditModifier<Action> {
  let path: WritableKeyPath<ContainerValues, ContentEdit<Action>?>
  let action: Action?
  /// A Boolean value that indicates whether the modifier is inside a row, and the data are those of the `ForEach` around the row.
  var isInRow = false

  package init(path: WritableKeyPath<ContainerValues, ContentEdit<Action>?>, action: Action?) {
    (self.path, self.action) = (path, action)
  }

  /// Creates a modifier for a row of a `ForEach`.
  init(inRow path: WritableKeyPath<ContainerValues, ContentEdit<Action>?>, action: Action?) {
    (self.path, self.action, isInRow) = (path, action, true)
  }
}

@MainActor
extension ContentEditModifier: AttachingModifier {
  package func makeSource(_ context: _MountContext) -> ContainerValueSource {
    ContainerValueSource(setter(inside: context.parent), context)
  }

  package func update(_ source: ContainerValueSource) {
    source.setter = setter(inside: source.parent)
    source.containerValueChanged()
  }

  private func setter(inside parent: ElementIndex) -> (inout ContainerValues) -> Void {
    { [path, action, isInRow] values in
      values[keyPath: path] = action.map { action in
        ContentEdit(action: action, parent: isInRow ? ViewRuntime.elements.groupOfRows(around: parent) : parent)
      }
    }
  }
}

extension ElementTree {
  /// Returns the group of the innermost `ForEach` that contains an element, or the element itself if there is none.
  fileprivate func groupOfRows(around element: ElementIndex) -> ElementIndex {
    var group = element
    while group != 0, self[group].kind == .group {
      if identifiedRows(of: group) != nil { return group }
      group = self[group].parent
    }
    return element
  }
}
