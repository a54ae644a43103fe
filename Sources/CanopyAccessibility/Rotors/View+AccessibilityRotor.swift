public import CanopyCore
internal import CanopyLayout
public import CanopyText

extension View {
  /// Adds a rotor: a list of places that people can step through quickly.
  ///
  /// ```swift
  /// List(messages) { message in MessageRow(message) }
  ///   .accessibilityRotor("Unread") {
  ///     ForEach(messages) { message in
  ///       if message.isUnread { AccessibilityRotorEntry(message.subject, id: message.id) }
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - label: The label of the rotor.
  ///   - entries: The rotor's entries. The closure runs when an assistive technology requests them.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    _rotor({ $0.string(label) }, entries)
  }

  /// Adds a rotor with a localized label.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor with a localized label.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds a rotor with a label.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Replaces a system rotor, such as the rotor for headings.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    _rotor({ _ in systemRotor.name }, entries)
  }

  private nonisolated func _rotor<Content: AccessibilityRotorContent>(
    _ label: @escaping (AccessibilityPlace) -> String, _ content: @escaping () -> Content
  ) -> some View {
    _accessible { element, place in
      let entries = onMainActor(with: content) { _AccessibilityRotorEntries($0()) }
      element.addRotor(label(place), entries.entries, at: place)
    }
  }
}

// MARK: Entries from a collection

extension View {
  /// Adds a rotor with an entry for each element of an array.
  ///
  /// - Parameters:
  ///   - rotorLabel: The label of the rotor.
  ///   - entries: The elements.
  ///   - entryLabel: The key path to the label of an element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    _rotor({ $0.string(rotorLabel) }, entries, id: { $0.id }, entryLabel)
  }

  /// Adds a rotor with an entry for each element of an array.
  ///
  /// - Parameters:
  ///   - rotorLabel: The label of the rotor.
  ///   - entries: The elements.
  ///   - entryID: The key path to the identifier of the view of an element.
  ///   - entryLabel: The key path to the label of an element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    _rotor({ $0.string(rotorLabel) }, entries, id: { $0[keyPath: entryID] }, entryLabel)
  }

  /// Adds a rotor with an entry for each element of an array.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each element of an array.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each element of an array.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each element of an array.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Replaces a system rotor, with an entry for each element of an array.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    _rotor({ _ in systemRotor.name }, entries, id: { $0.id }, entryLabel)
  }

  /// Replaces a system rotor, with an entry for each element of an array.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    _rotor({ _ in systemRotor.name }, entries, id: { $0[keyPath: entryID] }, entryLabel)
  }

  private nonisolated func _rotor<Model, ID: Hashable>(
    _ label: @escaping (AccessibilityPlace) -> String, _ models: [Model], id: @escaping (Model) -> ID,
    _ entryLabel: KeyPath<Model, String>
  ) -> some View {
    _accessible { element, place in
      let entries = models.map { model in
        _AccessibilityRotorEntries.Entry(
          label: Text(verbatim: model[keyPath: entryLabel]),
          target: AccessibilityDetails.Link(id: id(model), namespace: nil), textRange: nil, prepare: nil)
      }
      element.addRotor(label(place), entries, at: place)
    }
  }

  /// Adds a rotor with an entry for each of several ranges in the text of this view.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    _rotor({ $0.string(label) }, textRanges)
  }

  /// Adds a rotor with an entry for each of several ranges in the text of this view.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  /// Adds a rotor with an entry for each of several ranges in the text of this view.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor(
    _ label: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  /// Adds a rotor with an entry for each of several ranges in the text of this view.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  /// Replaces a system rotor, with an entry for each of several ranges in the text of this view.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    _rotor({ _ in systemRotor.name }, textRanges)
  }

  private nonisolated func _rotor(
    _ label: @escaping (AccessibilityPlace) -> String, _ ranges: [Range<String.Index>]
  ) -> some View {
    _accessible { element, place in
      let entries = ranges.map {
        _AccessibilityRotorEntries.Entry(label: nil, target: nil, textRange: $0, prepare: nil)
      }
      element.addRotor(label(place), entries, at: place)
    }
  }
}

extension AccessibleElement {
  /// Adds a rotor, replacing any rotor with the same label.
  func addRotor(_ label: String, _ entries: [_AccessibilityRotorEntries.Entry], at place: AccessibilityPlace) {
    node.details.rotors.removeAll { $0.label == label }
    let text = node.value ?? node.label
    func name(of entry: _AccessibilityRotorEntries.Entry) -> String? {
      if let label = entry.label { return place.string(label) }
      if let range = entry.textRange { return text?._substring(range) }
      return entry.target.flatMap { descendant(withRotorEntry: $0)?.node.label }
    }
    node.details.rotors.append(
      AccessibilityDetails.Rotor(
        label: label,
        entries: entries.map { entry in
          AccessibilityDetails.Rotor.Entry(
            label: name(of: entry), target: entry.target, textRange: entry.textRange)
        }))
    rotorPreparations[label] = entries.map(\.prepare)
  }
}

extension AccessibleElement {
  /// Returns an entry of a rotor, or nil if it doesn't exist.
  package func rotorEntry(_ index: Int, of label: String) -> AccessibilityDetails.Rotor.Entry? {
    guard let rotor = node.details.rotors.first(where: { $0.label == label }) else { return nil }
    return rotor.entries.indices.contains(index) ? rotor.entries[index] : nil
  }

  /// Returns the closure that makes a rotor's entry available, or nil if there is none.
  package func rotorPreparation(_ index: Int, of label: String) -> (() -> Void)? {
    guard let all = rotorPreparations[label], all.indices.contains(index) else { return nil }
    return all[index]
  }

  /// Returns the descendant to which an entry of a rotor refers, or nil if it isn't in the tree.
  ///
  /// - Parameter rotor: The element with the rotor. The search for the view with an identifier starts there, and
  ///   continues outward.
  @MainActor
  package func target(_ link: AccessibilityDetails.Link, ofRotorAt rotor: AccessibleElement) -> AccessibleElement? {
    if let marked = descendant(withRotorEntry: link) { return marked }
    guard link.namespace == nil else { return nil }
    let around = sequence(first: LayoutNode(rotor.node.id.element), next: \.parent)
    let view = around.lazy.compactMap { $0.descendant(identifiedBy: link.id) }.first
    return view.flatMap(descendant(describing:))
  }

  /// Returns the first descendant that describes a part of a view, or a container if there is no other element.
  @MainActor
  private func descendant(describing view: LayoutNode) -> AccessibleElement? {
    var found: AccessibleElement?
    for child in children {
      let isPart = sequence(first: LayoutNode(child.node.id.element), next: \.parent).contains(view)
      let inside = child.descendant(describing: view) ?? (isPart ? child : nil)
      if let inside, !inside.node.role.isContainer { return inside }
      found = found ?? inside
    }
    return found
  }

  /// Returns the descendant with an identifier for rotors.
  private func descendant(withRotorEntry link: AccessibilityDetails.Link) -> AccessibleElement? {
    let isFound = node.details.rotorEntries.contains {
      $0.id == link.id && (link.namespace == nil || $0.namespace == link.namespace)
    }
    if isFound { return self }
    for child in children {
      if let found = child.descendant(withRotorEntry: link) { return found }
    }
    return nil
  }
}

extension String {
  /// The characters in a range of another string's indices, or nil if this string is too short.
  fileprivate func _substring(_ range: Range<String.Index>) -> String? {
    range.upperBound <= endIndex ? String(self[range]) : nil
  }
}

/// A system rotor, which people know from other apps.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  let name: String

  /// A rotor for bold text.
  public static let boldText = AccessibilitySystemRotor(name: "Bold Text")
  /// A rotor for headings of all levels.
  public static let headings = AccessibilitySystemRotor(name: "Headings")
  /// Returns a rotor for headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? headings : AccessibilitySystemRotor(name: "Headings \(level.number)")
  }
  /// A rotor for images.
  public static let images = AccessibilitySystemRotor(name: "Images")
  /// A rotor for italic text.
  public static let italicText = AccessibilitySystemRotor(name: "Italic Text")
  /// A rotor for landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
  /// A rotor for links.
  public static let links = AccessibilitySystemRotor(name: "Links")
  /// Returns a rotor for either visited or unvisited links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
  }
  /// A rotor for lists.
  public static let lists = AccessibilitySystemRotor(name: "Lists")
  /// A rotor for misspelled words.
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled Words")
  /// A rotor for tables.
  public static let tables = AccessibilitySystemRotor(name: "Tables")
  /// A rotor for text fields.
  public static let textFields = AccessibilitySystemRotor(name: "Text Fields")
  /// A rotor for underlined text.
  public static let underlinedText = AccessibilitySystemRotor(name: "Underlined Text")
}
