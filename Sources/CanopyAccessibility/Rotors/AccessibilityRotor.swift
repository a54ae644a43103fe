public import CanopyCore
public import CanopyText

/// The content of a rotor: the entries that people step through.
public protocol AccessibilityRotorContent {
  /// The type of the content that `body` returns.
  associatedtype Body: AccessibilityRotorContent

  /// The content that this content is composed of.
  @MainActor @AccessibilityRotorContentBuilder var body: Body { get }

  /// Adds the entries of the content to those of a rotor.
  @MainActor
  func _add(to entries: inout _AccessibilityRotorEntries)
}

extension AccessibilityRotorContent {
  @MainActor
  public func _add(to entries: inout _AccessibilityRotorEntries) { body._add(to: &entries) }
}

extension AccessibilityRotorContent where Body == Never {
  /// Never called, because the content isn't composed of other content.
  @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: AccessibilityRotorContent {
  /// Never called, because there is no value of this type.
  public var body: Never {
    let reason = "There is no value of type Never, so its body can't be read."
    // Without `return`, the result builder would take this for a list of entries.
    return preconditionFailure(reason)
  }

  public func _add(to _: inout _AccessibilityRotorEntries) {}
}

/// Collects the entries of a rotor from its content.
public struct _AccessibilityRotorEntries {
  struct Entry {
    let label: Text?
    let target: AccessibilityDetails.Link?
    var textRange: Range<String.Index>?
    let prepare: (() -> Void)?
  }

  var entries: [Entry] = []

  @MainActor
  init(_ content: some AccessibilityRotorContent) { content._add(to: &self) }
}

/// An entry of a rotor: a place that people can go to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let entry: _AccessibilityRotorEntries.Entry

  private init(
    _ label: Text?, _ target: AccessibilityDetails.Link?, _ range: Range<String.Index>?, _ prepare: (() -> Void)?
  ) {
    entry = _AccessibilityRotorEntries.Entry(label: label, target: target, textRange: range, prepare: prepare)
  }

  /// Creates an entry for the view with an identifier, from a `ForEach` or `id(_:)`.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - textRange: The range in the view's text, or nil for the entire text.
  ///   - prepare: A closure that makes the view available before the focus moves there, for example by scrolling.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
    self.init(label, AccessibilityDetails.Link(id: id, namespace: nil), textRange, prepare)
  }

  /// Creates an entry with a localized label for the view with an identifier.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry with a localized label for the view with an identifier.
  @_disfavoredOverload
  public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identifier.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for a view with `accessibilityRotorEntry(id:in:)`.
  ///
  /// - Parameters:
  ///   - label: The label of the entry, or nil for the label of the view.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The range in the view's text, or nil for the entire text.
  ///   - prepare: A closure that makes the view available before the focus moves there, for example by scrolling.
  public init(
    _ label: Text? = nil, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(label, AccessibilityDetails.Link(id: id, namespace: namespace), textRange, prepare)
  }

  /// Creates an entry with a localized label for a view with `accessibilityRotorEntry(id:in:)`.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for a view with `accessibilityRotorEntry(id:in:)`.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  public typealias Body = Never

  @MainActor
  public func _add(to entries: inout _AccessibilityRotorEntries) { entries.entries.append(entry) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range in the text of the view with the rotor.
  ///
  /// - Parameters:
  ///   - label: The label of the entry, or nil for the text in the range.
  ///   - range: The range in the view's text.
  ///   - prepare: A closure that makes the range available before the focus moves there.
  public init(_ label: Text? = nil, textRange range: Range<String.Index>, prepare: @escaping () -> Void = {}) {
    self.init(label, nil, range, prepare)
  }

  /// Creates an entry with a localized label for a range in the text of the view with the rotor.
  public init(
    _ labelKey: LocalizedStringKey, textRange range: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), nil, range, prepare)
  }

  /// Creates an entry for a range in the text of the view with the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange range: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), nil, range, prepare)
  }
}
