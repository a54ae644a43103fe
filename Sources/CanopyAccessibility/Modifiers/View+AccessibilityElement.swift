public import CanopyCore

extension View {
  /// Creates an accessibility element for this view, or a container for its child elements.
  ///
  /// ```swift
  /// VStack {
  ///   Text("Distance")
  ///   Text("5 km")
  /// }
  /// .accessibilityElement(children: .combine)
  /// ```
  ///
  /// - Parameter children: The way to treat child elements.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    _accessible(.element(children))
  }

  /// Replaces the accessibility elements inside this view with the elements of other views, in a container with this view's
  /// frame.
  ///
  /// ```swift
  /// Canvas { context, size in draw(ratings, in: &context, size) }
  ///   .accessibilityChildren {
  ///     ForEach(ratings) { rating in
  ///       Rectangle().accessibilityLabel(rating.name).accessibilityValue("\(rating.stars) stars")
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameter children: The other views. They aren't shown, and are mounted only when an assistive technology needs them.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(
      AccessibilityViewModifier(view: children()) { content, hidden, place in
        if content.isHidden { return }
        // The view itself keeps its properties. Only its child elements are replaced.
        let only = content.elements.count == 1 ? content.elements[0] : nil
        content.elements = hidden().elements
        if let only {
          content.replace(with: only.containing(content.elements))
        } else {
          content.contain(in: .group, at: place)
        }
      })
  }

  /// Replaces this view's accessibility elements with the elements of another view.
  ///
  /// ```swift
  /// RatingStars(rating: rating)
  ///   .accessibilityRepresentation {
  ///     Toggle("Favorite", isOn: $isFavorite)
  ///   }
  /// ```
  ///
  /// - Parameter representation: The other view. It isn't shown, and is mounted only when an assistive technology needs it.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(
      AccessibilityViewModifier(view: representation()) { content, hidden, _ in
        if content.isHidden { return }
        content.elements = hidden().elements
      })
  }
}
