public import CanopyCore

/// Containers that create their body from the children of a view.
///
/// ```swift
/// struct Divided: _VariadicView_MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       child
///       if child.id != children.last?.id { Divider() }
///     }
///   }
/// }
///
/// _VariadicView.Tree(Divided()) { content }
/// ```
///
/// In new code, use `Group(subviews:transform:)`, which has the same purpose.
public enum _VariadicView {
  /// A type that creates a result from children.
  public typealias Root = _VariadicView_Root
  /// A root whose result is a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root whose result is a single view for the enclosing container.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose result consists of the individual views in its body.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The children of a view.
  public typealias Children = _VariadicView_Children

  /// A combination of a root with the content whose children it receives.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a tree.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a tree.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

@MainActor
extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The view that the root creates.
  public var body: some View {
    let children = Group(subviews: content) { root.body(children: _VariadicView_Children($0)) }
    if Root._isUnary { VStack { children } } else { children }
  }
}

/// A type that creates a result from children. See ``_VariadicView``.
public protocol _VariadicView_Root {}

/// A root whose result is a view. See ``_VariadicView``.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// Returns a view for the children.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body

  /// A Boolean value that indicates whether the result is a single view for the enclosing container.
  static var _isUnary: Bool { get }
}

extension _VariadicView_ViewRoot {
  public static var _isUnary: Bool { false }
}

/// A root whose result is a single view for the enclosing container. See ``_VariadicView``.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  public static var _isUnary: Bool { true }
}

/// A root whose result consists of the individual views in its body. See ``_VariadicView``.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children of a view, as a collection and as a view. See ``_VariadicView``.
public struct _VariadicView_Children: RandomAccessCollection {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// A child.
  public struct Element: Identifiable {
    private let subview: Subview
    private var overridden = ContainerValues()
    private var overrides: Set<ObjectIdentifier> = []

    fileprivate init(_ subview: Subview) { self.subview = subview }

    /// The identifier of the child, which persists while the child is in the tree.
    nonisolated public var id: AnyHashable { AnyHashable(subview.id) }

    /// The value of a trait of the child. See ``SwiftUI/View/_trait(_:_:)``.
    ///
    /// Setting a trait changes only this value.
    nonisolated public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        (overrides.contains(ObjectIdentifier(key)) ? overridden : subview.containerValues)[TraitValueKey<Trait>.self]
      }
      set {
        overrides.insert(ObjectIdentifier(key))
        overridden[TraitValueKey<Trait>.self] = newValue
      }
    }
  }

  /// The position of the first child.
  nonisolated public var startIndex: Int { subviews.startIndex }
  /// The position after the last child.
  nonisolated public var endIndex: Int { subviews.endIndex }
  /// Returns the child at a position.
  nonisolated public subscript(index: Int) -> Element { Element(subviews[index]) }
}

extension _VariadicView_Children: View {
  /// A view that shows all children, one after another.
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  /// A view that shows the child.
  public var body: some View { subview }
}
