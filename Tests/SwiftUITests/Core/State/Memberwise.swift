import SwiftUI

/// A view with private state, made in another file: its memberwise initializer isn't private.
struct Memberwise: View {
  let title: String
  @State private var isPrivate = Secret.first
  @State var count = 1
  @State private var alsoPrivate: Secret?
  @State var name: String?
  var body: some View { Text("\(title) \(count) \(name ?? "nil")") }
}

private enum Secret { case first }
