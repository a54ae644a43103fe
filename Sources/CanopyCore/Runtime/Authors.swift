/// The views whose bodies contain a piece of source code, innermost first.
///
/// Views that only place what is written elsewhere are left out: a modifier around its content, and a control and its style
/// around the label.
@MainActor
struct Authors: @MainActor Sequence, @MainActor IteratorProtocol {
  private var candidate: _BodyRecord.Address?
  private var element: ElementIndex
  /// The number of enclosing controls to skip, because the view is their content.
  private var controls = 0

  /// - Parameters:
  ///   - owner: The innermost enclosing view with a body.
  ///   - element: An element in the body of the owner.
  init(from owner: _BodyRecord.Address?, at element: ElementIndex) {
    candidate = owner
    self.element = element
  }

  /// Creates the authors of views that are mounted in a context.
  init(of context: _MountContext) { self.init(from: context.owner, at: context.parent) }

  mutating func next() -> _BodyRecord.Address? {
    while let record = candidate {
      let isPlaced = record.places(element)
      (candidate, element) = (record.pointee.context.owner, record.pointee.context.parent)
      let role = record.plan.role
      if role == .placeholder {
        controls += 1
      } else if controls > 0 {
        if role == .control { controls -= 1 }
      } else if !isPlaced {
        return record
      }
    }
    return nil
  }

  /// The views of the program among the authors.
  var ofProgram: some Sequence<_BodyRecord.Address> { lazy.filter { $0.plan.role == .program } }

  /// The innermost view of the program.
  var author: _BodyRecord.Address? { first { $0.plan.role == .program } }

  /// The innermost view of the program or the framework.
  var nearest: _BodyRecord.Address? { first { _ in true } }

  /// A Boolean value that indicates whether the code is in the body of a view of the program, maybe in a closure, or in no body.
  var isInProgram: Bool { nearest?.isOfProgram ?? true }
}

/// A place in the body of a view.
///
/// Safe because it belongs to an object in the tree, which the enclosing views outlive. Its names must not be used later.
package struct MountPlace: BitwiseCopyable {
  private let owner: _BodyRecord.Address?
  private let element: ElementIndex

  package init(_ context: _MountContext) {
    owner = context.owner
    element = context.parent
  }

  /// The name of the view whose body contains the place; nil at the root.
  @MainActor package var authorName: String? {
    owner.map { Authors(from: $0, at: element).author?.plan.name ?? $0.nameInProgram }
  }
}

extension _MountContext {
  /// The name of the view whose body contains the mounted view; nil at the root.
  @MainActor var authorName: String? { MountPlace(self).authorName }
}

extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// A Boolean value that indicates whether the view belongs to the program, or calls a closure of the program.
  @MainActor var isOfProgram: Bool {
    switch plan.role {
    case .program: true
    // The framework also uses such views in its own bodies.
    case .closure: Authors(of: pointee.context).isInProgram
    case .placeholder, .control, .framework: false
    }
  }

  /// A Boolean value that indicates whether the view runs the body of a modifier.
  var isModifier: Bool { (viewType as? any BodyOwner.Type)?.ownerType is any ViewModifier.Type }

  /// Returns a Boolean value that indicates whether an element in the body belongs to the content of a modifier. This content is
  /// written around the modifier.
  @MainActor
  fileprivate func places(_ element: ElementIndex) -> Bool {
    let places = pointee.context.tree.writtenPlaces
    if places.isEmpty { return false }
    var next = element
    while next != 0, next != pointee.context.parent {
      if places.isContent(next, of: self) { return true }
      next = places.parent(of: next)
    }
    return false
  }
}

@MainActor
extension TreeContext {
  /// Records a group with the content of a modifier, for explanations.
  func noteContent(_ group: ElementIndex) { if followsBodies { writtenPlaces.addContent(group) } }

  /// Called before a group with the content of a modifier leaves the tree.
  func forgetContent(_ group: ElementIndex) { if followsBodies { writtenPlaces.removeContent(group) } }

  /// Records the element of the modifier that presents a tree, for explanations; nil when the tree has ended.
  package func notePresenter(_ element: ElementIndex?, of root: ElementIndex) {
    if followsBodies { writtenPlaces.setPresenter(element, of: root) }
  }
}

/// Elements of a diagnosed tree that are written in a body other than the one around them.
@MainActor
struct WrittenPlaces {
  /// The groups with the content of modifiers.
  private var contents: Set<ElementIndex> = []
  /// The elements of the modifiers that present content, by the roots of that content.
  private var presenters: [ElementIndex: ElementIndex] = [:]

  var isEmpty: Bool { contents.isEmpty && presenters.isEmpty }

  mutating func addContent(_ group: ElementIndex) { contents.insert(group) }
  mutating func removeContent(_ group: ElementIndex) { contents.remove(group) }
  mutating func setPresenter(_ element: ElementIndex?, of root: ElementIndex) { presenters[root] = element }

  func isContent(_ group: ElementIndex, of modifier: _BodyRecord.Address) -> Bool {
    contents.contains(group) && ViewRuntime.elements[group].owner == modifier
  }

  /// Returns the parent of an element or, for the root of a presentation, the element of the modifier that presents it.
  func parent(of element: ElementIndex) -> ElementIndex {
    let parent = ViewRuntime.elements[element].parent
    return parent == 0 ? presenters[element] ?? 0 : parent
  }
}
