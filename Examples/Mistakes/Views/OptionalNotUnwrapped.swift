import SwiftUI

struct User { var name: String? }

struct Page: View {
  let user: User

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text(user.name).font(.title).padding()  // mistake: optional type 'String?' must be unwrapped
          Text("Profile")
        }
      }
    }
  }
}
